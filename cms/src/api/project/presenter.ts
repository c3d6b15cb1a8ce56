import type {
	DetailField,
	ManagedProject,
	ManagedWholeProject,
	OpenedProject,
	Project,
	Rating,
	WholeProject,
} from '@sumu/contract';
import { slug } from '../../platform/addresses/slug-field';
import { stateFields } from '../../platform/documents/state';
import {
	computed,
	date,
	documentId,
	type Fields,
	joined,
	numberOrNull,
	presenter,
	text,
	textOrNull,
	webAddress,
} from '../../platform/fields';
import { pictureFields } from '../../platform/media/picture-fields';
import { caseFields } from './case-presenter';
import type schema from './content-types/project/schema.json';
import { unlessOff } from './detail-presenter';

const { address, picture } = pictureFields({ file: 'image', url: 'imageUrl', alt: 'projectsName' });

const features = {
	first: text('projectFeature1'),
	second: text('projectFeature2'),
	third: text('projectFeature3'),
	fourth: text('projectFeature4'),
};

/** Stored fields that the owner can switch off. */
export const detailColumns = {
	projectsLiveLink: webAddress('projectsLiveLink'),
	frontend: text('frontend'),
	backend: text('backend'),
	projectTheme: text('projectTheme'),
	projectFeature: computed(features, (texts) => Object.values(texts).filter(Boolean)),
	projectDelivery: text('projectDelivery'),
	projectPrice: numberOrNull('projectPrice'),
} satisfies Fields<Pick<Project, DetailField>, typeof schema>;

export const projectFields = {
	_id: documentId,
	slug,
	projectsName: text('projectsName'),
	image: address,
	picture,
	...unlessOff(detailColumns),
	projectsDescription: text('projectsDescription'),
	category: textOrNull('category'),
	date: date('date'),
	updated: date('updatedAt'),
	rating: joined<'rating', Rating | null>('rating'),
} satisfies Fields<Project, typeof schema>;

export const managedProjectFields = {
	...projectFields,
	...stateFields,
} satisfies Fields<Required<ManagedProject>, typeof schema>;

/** Fields of a project including its case study. */
export const wholeProjectFields = {
	...projectFields,
	...caseFields,
} satisfies Fields<WholeProject, typeof schema>;

export const managedWholeProjectFields = {
	...wholeProjectFields,
	...stateFields,
} satisfies Fields<Required<ManagedWholeProject>, typeof schema>;

/** Fields of the previous or next project. */
const { _id, projectsName, projectTheme } = projectFields;
export const neighbourFields = { _id, slug, projectsName, projectTheme, picture } satisfies Fields<
	NonNullable<OpenedProject['next']>,
	typeof schema
>;

export const presentManagedProject = presenter(managedProjectFields);
export const presentProject = presenter(projectFields);
export const presentWholeProject = presenter(wholeProjectFields);
export const presentManagedWholeProject = presenter(managedWholeProjectFields);
export const presentNeighbour = presenter(neighbourFields);
