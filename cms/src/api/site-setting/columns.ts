import { errors } from '@strapi/utils';
import { messages, type SiteUpdateBody } from '@sumu/contract';
import type brandSchema from '../../components/site/brand.json';
import type developmentSchema from '../../components/site/development.json';
import type seoSchema from '../../components/site/seo.json';
import { type Data, written } from '../../platform/fields';
import { uploadedPicture } from '../../platform/media/picture-columns';
import { contactColumns } from './contact-columns';
import type schema from './content-types/site-setting/schema.json';

const lines = (texts: string[] | undefined) => texts?.map((text) => ({ text }));

/**
 * Returns the id of the media library picture at an address; null for none, undefined to keep the current one.
 * @throws ValidationError (400) if there is no such picture
 */
async function picture(address: string | null | undefined, path: string[]) {
	if (!address) return address;
	const id = await uploadedPicture(address, path);
	if (id !== null) return id;
	throw new errors.ValidationError(messages.noSuchPicture, {
		errors: [{ path, message: messages.noSuchPicture }],
	});
}

/** Maps the given settings to their columns. */
export async function siteColumns(body: Omit<SiteUpdateBody, 'updated' | 'moved'>): Promise<Data> {
	const { headlines, aboutSkills, categories, skillGroups, contact, development, brand, seo } =
		body;
	return written<typeof schema>()({
		...body,
		headlines: lines(headlines),
		aboutSkills: lines(aboutSkills),
		categories: lines(categories),
		skillGroups: lines(skillGroups),
		heroPicture: await picture(body.heroPicture, ['heroPicture']),
		portrait: await picture(body.portrait, ['portrait']),
		adminPath: body.adminPath === '' ? null : body.adminPath,
		contact: contact && contactColumns(contact),
		development:
			development &&
			written<typeof developmentSchema>()({
				...development,
				picture: await picture(development.picture, ['development', 'picture']),
			}),
		brand:
			brand &&
			written<typeof brandSchema>()({
				...brand,
				logo: await picture(brand.logo, ['brand', 'logo']),
				icon: await picture(brand.icon, ['brand', 'icon']),
				footerMark: await picture(brand.footerMark, ['brand', 'footerMark']),
				border: await picture(brand.border, ['brand', 'border']),
				lost: await picture(brand.lost, ['brand', 'lost']),
			}),
		seo:
			seo &&
			written<typeof seoSchema>()({
				...seo,
				picture: await picture(seo.picture, ['seo', 'picture']),
			}),
	});
}
