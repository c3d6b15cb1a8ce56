import { type ManagedProject, type Project, projectCategories, type Rating } from '@sumu/contract';
import { stateFields } from '../../platform/documents/state';
import {
	choiceOrNull,
	computed,
	date,
	documentId,
	type Fields,
	joined,
	number,
	presenter,
	text,
	webAddress,
} from '../../platform/fields';
import { pictureFields } from '../../platform/media/picture-fields';
import type schema from './content-types/project/schema.json';

const { address, picture } = pictureFields({ file: 'image', url: 'imageUrl', alt: 'projectsName' });

const features = {
	first: text('projectFeature1'),
	second: text('projectFeature2'),
	third: text('projectFeature3'),
	fourth: text('projectFeature4'),
};

export const projectFields = {
	_id: documentId,
	projectsName: text('projectsName'),
	image: address,
	picture,
	projectsLiveLink: webAddress('projectsLiveLink'),
	frontend: text('frontend'),
	backend: text('backend'),
	projectTheme: text('projectTheme'),
	projectFeature: computed(features, (texts) => Object.values(texts).filter(Boolean)),
	projectDelivery: text('projectDelivery'),
	projectPrice: number('projectPrice'),
	projectsDescription: text('projectsDescription'),
	category: choiceOrNull('category', projectCategories),
	date: date('date'),
	updated: date('updatedAt'),
	rating: joined<'rating', Rating | null>('rating'),
} satisfies Fields<Project, typeof schema>;

export const managedProjectFields = {
	...projectFields,
	...stateFields,
} satisfies Fields<Required<ManagedProject>, typeof schema>;

export const presentManagedProject = presenter(managedProjectFields);
export const presentProject = presenter(projectFields);
