/**
 * localStorage key under which Strapi remembers that the banner was dismissed, followed by the installation id.
 * Ours has no id.
 */
const bannerDismissedKey = 'STRAPI_MEDIA_LIBRARY_BANNER_DISMISSED_FOR_false';
const installationIds = ['undefined', 'false'];

/** Dismisses Strapi's media library banner before it appears. */
export function dismissBanner(storage: Storage) {
	for (const id of installationIds) storage.setItem(`${bannerDismissedKey}:${id}`, 'true');
}
