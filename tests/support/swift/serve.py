"""Runs OpenStack Swift with its S3 interface for tests: all four of its servers in this one process.

    /usr/bin/python3 serve.py FOLDER PROXY_PORT ACCOUNT_PORT CONTAINER_PORT OBJECT_PORT ACCESS_KEY SECRET

Everything is kept in FOLDER, which may be used again. Swift's packages expect a machine that is set up for it, under
/etc; here its settings, its rings of a single disk and its data all lie in that folder. Prints `ready` when it answers.
"""

import os
import sys

import eventlet

eventlet.patcher.monkey_patch(all=False, socket=True, select=True, thread=True)

from eventlet import wsgi  # noqa: E402
from swift.common import utils  # noqa: E402

folder = os.path.abspath(sys.argv[1])
ports = dict(zip(("proxy", "account", "container", "object"), map(int, sys.argv[2:6])))
access_key, secret = sys.argv[6:8]

# Set before the other modules of Swift are imported, because they read it on import.
utils.SWIFT_CONF_FILE = os.path.join(folder, "swift.conf")
utils.HASH_PATH_PREFIX, utils.HASH_PATH_SUFFIX = b"test", b"test"

with open(utils.SWIFT_CONF_FILE, "w") as file:
    file.write("[swift-hash]\nswift_hash_path_suffix = test\n[storage-policy:0]\nname = one\ndefault = yes\n")

from swift.common import storage_policy  # noqa: E402
from swift.common.ring import RingBuilder  # noqa: E402
from swift.common.wsgi import SwiftHttpProtocol, loadapp  # noqa: E402

storage_policy.reload_storage_policies()

# The proxy waits half a second for a connection by default, and leaves a server out for a minute after ten errors: on a busy
# machine no test would have a store in that minute.
COMMON = """[DEFAULT]
swift_dir = {folder}
devices = {folder}/disks
mount_check = false
recon_cache_path = {folder}
log_level = ERROR
"""

PROXY = """[pipeline:main]
pipeline = catch_errors cache s3api tempauth copy slo proxy-server
[app:proxy-server]
use = egg:swift#proxy
allow_account_management = true
account_autocreate = true
conn_timeout = 60
node_timeout = 60
recoverable_node_timeout = 60
error_suppression_limit = 1000000
[filter:s3api]
use = egg:swift#s3api
location = {region}
[filter:tempauth]
use = egg:swift#tempauth
user_{account}_{user} = {secret} .admin
[filter:cache]
use = egg:swift#memcache
memcache_servers = 127.0.0.1:1
[filter:catch_errors]
use = egg:swift#catch_errors
[filter:copy]
use = egg:swift#copy
[filter:slo]
use = egg:swift#slo
"""

BACK_END = """[pipeline:main]
pipeline = {kind}-server
[app:{kind}-server]
use = egg:swift#{kind}
"""


def write_ring(kind):
    builder = RingBuilder(4, 1, 0)
    builder.add_dev(
        {"region": 1, "zone": 1, "ip": "127.0.0.1", "port": ports[kind], "device": "disk", "weight": 1, "meta": ""}
    )
    builder.rebalance(seed=1)
    builder.get_ring().save(os.path.join(folder, kind + ".ring.gz"))


def load(kind, text):
    path = os.path.join(folder, kind + ".conf")
    with open(path, "w") as file:
        file.write(COMMON.format(folder=folder) + text)
    return loadapp(path, global_conf={"log_name": kind})


os.makedirs(os.path.join(folder, "disks", "disk"), exist_ok=True)
for kind in ("account", "container", "object"):
    write_ring(kind)
account, user = access_key.split(":")
servers = []
for kind, port in ports.items():
    text = (
        PROXY.format(region="test-region", account=account, user=user, secret=secret)
        if kind == "proxy"
        else BACK_END.format(kind=kind)
    )
    app = load(kind, text)
    listener = eventlet.listen(("127.0.0.1", port))
    servers.append(
        eventlet.spawn(wsgi.server, listener, app, log_output=False, protocol=SwiftHttpProtocol, capitalize_response_headers=False)
    )
print("ready", flush=True)
for server in servers:
    server.wait()
