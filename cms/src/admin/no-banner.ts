/**
 * localStorage key under which Strapi remembers that the banner was dismissed, followed by the installation id.
 * Ours has no id.
 */
const banner = 'STRAPI_MEDIA_LIBRARY_BANNER_DISMISSED_FOR_false';
const installations = ['undefined', 'false'];

/** Dismisses Strapi's media library banner before it appears. */
export function dismissBanner(storage: Storage) {
	for (const id of installations) storage.setItem(`${banner}:${id}`, 'true');
}
