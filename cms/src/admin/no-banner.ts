/** Strapi's banners are shown until they are dismissed, which it remembers by installation; ours have no id. */
const banner = 'STRAPI_MEDIA_LIBRARY_BANNER_DISMISSED_FOR_false';
const installations = ['undefined', 'false'];

/** Dismisses the vendor's banner before it is shown. */
export function dismissBanner(storage: Storage) {
	for (const id of installations) storage.setItem(`${banner}:${id}`, 'true');
}
