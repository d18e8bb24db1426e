"""The app with one page more, which never changes: the limit that bench/pages.py compares the scorecard with."""

from gevent import monkey

monkey.patch_all()

import sys  # noqa: E402
from pathlib import Path  # noqa: E402

from gevent.pywsgi import WSGIServer  # noqa: E402

from tableside.commands.serving.startup import prepared_app  # noqa: E402

if __name__ == "__main__":
    page = Path(sys.argv[1]).read_text(encoding="utf-8") if sys.argv[1:] else "constant " * 1500
    app = prepared_app(home="http://192.168.1.20:8000")
    app.add_url_rule("/constant", view_func=lambda: page)
    server = WSGIServer(("127.0.0.1", 0), app, log=None)
    server.start()
    print(f"http://127.0.0.1:{server.server_port}", flush=True)
    server.serve_forever()
