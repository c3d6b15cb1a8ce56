import { errors } from '@strapi/utils';
import { messages, type SiteSetting, type SiteUpdateBody } from '@sumu/contract';
import type brandSchema from '../../components/site/brand.json';
import type developmentSchema from '../../components/site/development.json';
import type seoSchema from '../../components/site/seo.json';
import { type DocumentData, toColumns } from '../../platform/fields';
import { requireUploadId } from '../../platform/media/picture-columns';
import type schema from './content-types/site-setting/schema.json';

/** Time of day in the format of its column. */
const appendSeconds = (time: string) => (time ? `${time}:00` : null);

/** These columns store an empty value as null, not as an empty text. */
export const toContactColumns = (contact: SiteSetting['contact']) => ({
	...contact,
	email: contact.email || null,
	opens: appendSeconds(contact.opens),
	closes: appendSeconds(contact.closes),
});

const toTextComponents = (texts: string[] | undefined) => texts?.map((text) => ({ text }));

/**
 * Returns the id of the media library picture at an address; null for none, undefined to keep the current one.
 * @throws ValidationError (400) if there is no such picture
 */
async function findPictureId(address: string | null | undefined, path: string[]) {
	if (!address) return address;
	const id = await requireUploadId(address, path);
	if (id !== null) return id;
	throw new errors.ValidationError(messages.noSuchPicture, {
		errors: [{ path, message: messages.noSuchPicture }],
	});
}

/** Maps the given settings to their columns. */
export async function toSiteColumns(
	body: Omit<SiteUpdateBody, 'updated' | 'moved'>,
): Promise<DocumentData> {
	const { headlines, aboutSkills, categories, skillGroups, contact, development, brand, seo } =
		body;
	return toColumns<typeof schema>()({
		...body,
		headlines: toTextComponents(headlines),
		aboutSkills: toTextComponents(aboutSkills),
		categories: toTextComponents(categories),
		skillGroups: toTextComponents(skillGroups),
		heroPicture: await findPictureId(body.heroPicture, ['heroPicture']),
		portrait: await findPictureId(body.portrait, ['portrait']),
		adminPath: body.adminPath === '' ? null : body.adminPath,
		contact: contact && toContactColumns(contact),
		development:
			development &&
			toColumns<typeof developmentSchema>()({
				...development,
				picture: await findPictureId(development.picture, ['development', 'picture']),
			}),
		brand:
			brand &&
			toColumns<typeof brandSchema>()({
				...brand,
				logo: await findPictureId(brand.logo, ['brand', 'logo']),
				icon: await findPictureId(brand.icon, ['brand', 'icon']),
				footerMark: await findPictureId(brand.footerMark, ['brand', 'footerMark']),
				border: await findPictureId(brand.border, ['brand', 'border']),
				lost: await findPictureId(brand.lost, ['brand', 'lost']),
			}),
		seo:
			seo &&
			toColumns<typeof seoSchema>()({
				...seo,
				picture: await findPictureId(seo.picture, ['seo', 'picture']),
			}),
	});
}
