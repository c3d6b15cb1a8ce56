import type { GalleryPicture, Project, Testimonial, WholeProject } from '@sumu/contract';
import type { CreativeWork, ImageObject, Review } from 'schema-dts';
import type { PageAddress } from './item-page';
import { toAggregateRating, type WithRating } from './item-page';
import { personId, toAbsoluteUrl } from './person';

function getKeywords({ frontend, backend, projectFeature }: Project): { keywords?: string[] } {
	const keywordTexts = [frontend, backend, ...projectFeature].filter(Boolean);
	return keywordTexts.length > 0 ? { keywords: keywordTexts } : {};
}

const imageOf = ({ picture, caption }: GalleryPicture, origin: string): ImageObject => ({
	'@type': 'ImageObject',
	contentUrl: toAbsoluteUrl(picture.url, origin),
	...(caption && { caption }),
	...(picture.alt && { description: picture.alt }),
	...(picture.width && { width: `${picture.width} px` }),
	...(picture.height && { height: `${picture.height} px` }),
});

/** Client's testimonial. It has no rating: those come only from visitors. */
const reviewOf = ({ reviewText, UserName }: Testimonial): Review => ({
	'@type': 'Review',
	author: { '@type': 'Person', name: UserName },
	reviewBody: reviewText,
});

/** Properties from the case study, if it has any. */
const caseOf = (project: WholeProject, origin: string): Partial<CreativeWork> => {
	const { gallery, testimonial, client, year } = project;
	return {
		...(gallery.length > 0 && { hasPart: gallery.map((one) => imageOf(one, origin)) }),
		...(testimonial && { review: reviewOf(testimonial) }),
		...(client && { funder: { '@type': 'Organization', name: client } }),
		...(year && { dateCreated: String(year) }),
	};
};

/** Structured data about a project. */
export const createCreativeWork = (
	project: WithRating<WholeProject>,
	{ origin, path, picture }: PageAddress,
): CreativeWork => ({
	'@type': 'CreativeWork',
	'@id': `${origin}${path}#project`,
	url: origin + path,
	name: project.projectsName,
	description: project.projectsDescription,
	image: origin + picture,
	datePublished: project.date,
	dateModified: project.updated,
	creator: { '@id': personId(origin) },
	...(project.projectTheme && { genre: project.projectTheme }),
	...getKeywords(project),
	...(project.projectsLiveLink && { sameAs: project.projectsLiveLink }),
	...caseOf(project, origin),
	...toAggregateRating(project.rating),
});
