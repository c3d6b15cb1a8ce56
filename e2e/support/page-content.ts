/** Hash in the name of an uploaded picture, which each import makes again. */
const uploadHash = /_[0-9a-f]{8,}/g;
/** Uploaded file in an address, with the prefix of its size. */
const uploadAddress = /\/uploads\/[^\s"'&?#,)\\]+/g;

const withoutCode = (html: string) =>
	html.replace(
		/<!--[\s\S]*?-->|<style\b[\s\S]*?<\/style>|<script\b(?![^>]*ld\+json)[\s\S]*?<\/script>/g,
		'',
	);

/** Blurred miniature of a picture, which each encoding makes again. */
const placeholder = /data:image\/webp;base64,[\w+/=]+/g;

/** Time of the last change of the settings, after which a browser reads the icon again. */
const iconVersion = /(?<=\/icons\/\d+\.png\?)[a-z\d]+/g;

/** Attributes that a reader, a search engine or a screen reader notices. */
const noticed = /\s(?:content|href|src|alt|title|aria-label|datetime|lang|dir)="[^"]*"/g;

/** Returns the uploaded files that a page shows or names. */
export const uploadsIn = (html: string): string[] => [
	...new Set(withoutCode(html).match(uploadAddress) ?? []),
];

/**
 * Returns the words, links and pictures of a page in their order. Uploads are called by their names without the hash,
 * and addresses of the site by their paths.
 */
export function contentIn(html: string, origin: string): string[] {
	return Array.from(
		withoutCode(html)
			.replaceAll(origin, '')
			.replaceAll(encodeURIComponent(origin), '')
			.replace(placeholder, '')
			.replace(iconVersion, '')
			.replace(uploadAddress, (address) => address.replace(uploadHash, ''))
			.matchAll(/<[^>]*>|[^<]+/g),
		([part]) => (part.startsWith('<') ? (part.match(noticed) ?? []).join('') : part).trim(),
	).filter((part) => part !== '' && !/href="\/assets\//.test(part));
}
