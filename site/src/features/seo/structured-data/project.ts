import type { Project } from '@sumu/contract';
import type { CreativeWork } from 'schema-dts';
import type { PageAddress } from './page-address';
import { personId } from './person';
import { aggregateRating, type Rated } from './rated';

/** A project of the owner. */
export const creativeWork = (
	project: Rated<Project>,
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
	genre: project.projectTheme,
	keywords: [project.frontend, project.backend, ...project.projectFeature].filter(Boolean),
	...(project.projectsLiveLink && { sameAs: project.projectsLiveLink }),
	...aggregateRating(project.rating),
});
