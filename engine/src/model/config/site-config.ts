import { z } from 'zod'
import type { ComponentDefinition } from '../components/component-definition'
import { PluginsSchema, RegionsSchema } from '../plugins'
import { type SiteSettings, SiteSettingsSchema } from './site-settings'

function isComponentDefinition(value: unknown): boolean {
  return typeof value === 'object' && value !== null && 'name' in value && 'render' in value
}

/** The configuration of a site (`docs.config.ts`): its settings and its code. */
export const SiteConfigSchema = z.strictObject({
  ...SiteSettingsSchema.shape,
  plugins: PluginsSchema,
  components: z
    .array(
      z
        .custom<ComponentDefinition>(isComponentDefinition, 'Expected the return value of defineComponent({ … }).')
        .meta({ title: 'ComponentDefinition' }),
    )
    .default([])
    .meta({ description: 'Custom components for pages, created with `defineComponent`.' }),
  regions: RegionsSchema,
})

/** The validated configuration with all defaults. */
export type SiteConfig = SiteSettings & Pick<z.output<typeof SiteConfigSchema>, 'plugins' | 'components' | 'regions'>
/** The configuration as a site writes it. */
export type SiteConfigInput = z.input<typeof SiteConfigSchema>

/** Settings that command-line options can override. */
export type ConfigOverrides = Partial<Pick<SiteConfigInput, 'baseUrl' | 'router' | 'navigator' | 'redirectPages'>>

/** Types the configuration in `docs.config.ts` and returns it unchanged. */
export function defineConfig(config: SiteConfigInput): SiteConfigInput {
  return config
}
