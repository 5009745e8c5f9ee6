#!/bin/sh
# Run `cairn` as the units do: as their user, with their settings and secrets. Only root can read these.
set -ea
while IFS= read -r line; do
  case $line in [A-Z]*=*) export "$line" ;; esac
done </etc/cairn/environment
cd /etc/cairn/secrets
REDIS_URL=$(cat redis_url)
CAIRN_QUEUE_URL=$(cat queue_url)
CAIRN_KEY=$(cat key)
CAIRN_OPERATOR_KEY=$(cat operator_key)
CAIRN_SIGNING_KEY=$(cat signing_key)
CAIRN_BACKUP_KEY=$(cat backup_key)
HOME=/var/lib/cairn
cd "$HOME"
exec runuser -u cairn -- /opt/cairn/bin/cairn "$@"
