import { formatHtaccess } from './apache'
import { formatHeaders, type HostInputs } from './host-files'
import { formatNginxMaps, formatNginxServer } from './nginx'

/** Creates the configuration files for hosts, with their paths in the output. To support another host, add its files here. */
export function hostFiles(host: HostInputs): [path: string, content: string][] {
  return [
    ['_headers', formatHeaders(host.rules)],
    ['_hosts/nginx/maps.conf', formatNginxMaps(host)],
    ['_hosts/nginx/server.conf', formatNginxServer(host)],
    ['.htaccess', formatHtaccess(host)],
  ]
}
