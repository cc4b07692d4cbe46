import type { SiteConfigInput } from './site-config'

/** Gives `docs.config.ts` its type; returns the value unchanged. */
export function defineConfig(config: SiteConfigInput): SiteConfigInput {
  return config
}
