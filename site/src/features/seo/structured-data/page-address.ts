/** Where a page and its preview picture are. */
export interface PageAddress {
	/** The site's canonical origin. */
	readonly origin: string;
	readonly path: string;
	/** The path of the preview picture. */
	readonly picture: string;
}
