import type {
	DetailField,
	ManagedProject,
	ManagedWholeProject,
	Project,
	ProjectWithNeighbours,
	RatingSummary,
	WholeProject,
} from '@sumu/contract';
import { slugField } from '../../platform/addresses/slugs';
import { stateFields } from '../../platform/documents/publication-state';
import {
	computedField,
	createPresenter,
	dateField,
	documentIdField,
	type FieldMapFor,
	nullableNumberField,
	nullableTextField,
	textField,
	virtualField,
	webAddressField,
} from '../../platform/fields';
import { pictureFields } from '../../platform/media/picture-fields';
import { caseFields } from './case-presenter';
import type schema from './content-types/project/schema.json';
import { hideWhenDisabled } from './detail-presenter';

const { address, picture } = pictureFields({ file: 'image', url: 'imageUrl', alt: 'projectsName' });

const featureFields = {
	first: textField('projectFeature1'),
	second: textField('projectFeature2'),
	third: textField('projectFeature3'),
	fourth: textField('projectFeature4'),
};

/** Stored fields that the owner can switch off. */
export const detailColumns = {
	projectsLiveLink: webAddressField('projectsLiveLink'),
	frontend: textField('frontend'),
	backend: textField('backend'),
	projectTheme: textField('projectTheme'),
	projectFeature: computedField(featureFields, (texts) => Object.values(texts).filter(Boolean)),
	projectDelivery: textField('projectDelivery'),
	projectPrice: nullableNumberField('projectPrice'),
} satisfies FieldMapFor<Pick<Project, DetailField>, typeof schema>;

export const projectFields = {
	_id: documentIdField,
	slug: slugField,
	projectsName: textField('projectsName'),
	image: address,
	picture,
	...hideWhenDisabled(detailColumns),
	projectsDescription: textField('projectsDescription'),
	category: nullableTextField('category'),
	date: dateField('date'),
	updated: dateField('updatedAt'),
	rating: virtualField<'rating', RatingSummary | null>('rating'),
} satisfies FieldMapFor<Project, typeof schema>;

export const managedProjectFields = {
	...projectFields,
	...stateFields,
} satisfies FieldMapFor<Required<ManagedProject>, typeof schema>;

/** Fields of a project including its case study. */
export const wholeProjectFields = {
	...projectFields,
	...caseFields,
} satisfies FieldMapFor<WholeProject, typeof schema>;

export const managedWholeProjectFields = {
	...wholeProjectFields,
	...stateFields,
} satisfies FieldMapFor<Required<ManagedWholeProject>, typeof schema>;

/** Fields of the previous or next project. */
const { _id, projectsName, projectTheme } = projectFields;
export const neighbourFields = {
	_id,
	slug: slugField,
	projectsName,
	projectTheme,
	picture,
} satisfies FieldMapFor<NonNullable<ProjectWithNeighbours['next']>, typeof schema>;

export const presentManagedProject = createPresenter(managedProjectFields);
export const presentProject = createPresenter(projectFields);
export const presentWholeProject = createPresenter(wholeProjectFields);
export const presentManagedWholeProject = createPresenter(managedWholeProjectFields);
export const presentNeighbour = createPresenter(neighbourFields);
