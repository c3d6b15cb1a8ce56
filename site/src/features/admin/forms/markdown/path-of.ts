/** Shortens addresses on this site to their path, so that the text still works after a change of domain. */
export function pathOf(address: string): string {
	if (!address) return '';
	const { origin, pathname } = new URL(address, location.href);
	return origin === location.origin ? pathname : address;
}
