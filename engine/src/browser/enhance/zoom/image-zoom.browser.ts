import { clickedLink } from '../../navigation/link-click.browser'

/** Shows images in a dialog instead of following their links; called once. The first click loads the dialog. */
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
