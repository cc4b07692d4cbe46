import { clickedLink } from '../../navigation/link-click.browser'

/** Shows pictures larger instead of following their links; once. The dialog is only loaded when a reader asks for it. */
export function startImageZoom(): void {
  document.addEventListener('click', (event) => {
    const link = clickedLink(event)
    if (!link?.classList.contains('zoom')) return
    event.preventDefault()
    import('./zoom-dialog.browser').then(
      ({ showImage }) => showImage(link),
      () => location.assign(link.href),
    )
  })
}
