/** Addresses of a page and its preview picture. */
export interface PageAddress {
	/** Canonical origin of the site. */
	readonly origin: string;
	readonly path: string;
	/** Path of the preview picture. */
	readonly picture: string;
}
