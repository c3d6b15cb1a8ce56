import { errors } from '@strapi/utils';
import { messages, type SiteUpdateBody } from '@sumu/contract';
import type { Data } from '../../platform/documents/content';
import { uploadedPicture } from '../../platform/media/picture-columns';

const lines = (texts: string[] | undefined) => texts?.map((text) => ({ text }));

/** The media library's picture at an address, null for none; undefined leaves it as it is. */
async function picture(address: string | null | undefined, path: string[]) {
	if (!address) return address;
	const id = await uploadedPicture(address, path);
	if (id !== null) return id;
	throw new errors.ValidationError(messages.noSuchPicture, {
		errors: [{ path, message: messages.noSuchPicture }],
	});
}

const without = (given: Data) =>
	Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined));

/** The columns of what is given of the settings. */
export async function siteData(body: SiteUpdateBody): Promise<Data> {
	const { headlines, aboutSkills, development, seo } = body;
	return without({
		...body,
		headlines: lines(headlines),
		aboutSkills: lines(aboutSkills),
		heroPicture: await picture(body.heroPicture, ['heroPicture']),
		portrait: await picture(body.portrait, ['portrait']),
		development: development && {
			...development,
			picture: await picture(development.picture, ['development', 'picture']),
		},
		seo: seo && { ...seo, picture: await picture(seo.picture, ['seo', 'picture']) },
	});
}
