import type { ReactNode } from 'react'
import type { Logo as LogoConfig } from '../model'

/** A logo. If it has a dark variant, the document contains both and the styles show the one for the color mode. */
export function Logo({ logo, asset }: { logo: LogoConfig; asset(path: string): string }): ReactNode {
  const { src, srcDark, alt, width, height } = logo
  // Low priority keeps React from adding a preload link to the head.
  const image = (file: string, className?: string) => (
    <img className={className} src={asset(file)} alt={alt} width={width} height={height} fetchPriority="low" decoding="async" />
  )
  if (srcDark === undefined || srcDark === src) return image(src)
  return (
    <>
      {image(src, 'only-light')}
      {image(srcDark, 'only-dark')}
    </>
  )
}
