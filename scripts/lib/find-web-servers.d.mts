export function findNginx(): string | undefined
export function findNginxBrotli(): string | undefined
export function findApache(): string | undefined
