import {
	type DetailField,
	type DetailSettings,
	detailFields,
	detailNames,
	type GalleryPicture,
	type ManagedProject,
	type ManagedWholeProject,
	type PageAddress,
	type Project,
	type ProjectOutcome,
	type ProjectWithNeighbours,
	type RatingSummary,
	type Testimonial,
	type WholeProject,
} from '@sumu/contract';
import type outcomeSchema from '../../components/project/outcome.json';
import type pictureSchema from '../../components/project/picture.json';
import { addressFields } from '../../platform/addresses/address-rows';
import { slugField } from '../../platform/addresses/slugs';
import { stateFields } from '../../platform/documents/publication-state';
import {
	componentListField,
	computedField,
	createPresenter,
	dateField,
	documentIdField,
	type Field,
	type FieldMapFor,
	nullableNumberField,
	nullableTextField,
	relationField,
	textField,
	virtualField,
	webAddressField,
} from '../../platform/fields';
import { pictureFields } from '../../platform/media/picture-columns';
import type reviewSchema from '../review/content-types/review/schema.json';
import { reviewFields } from '../review/presenter';
import type schema from './content-types/project/schema.json';

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

const emptyDetails: Readonly<Pick<Project, DetailField>> = {
	projectsLiveLink: '',
	projectTheme: '',
	frontend: '',
	backend: '',
	projectPrice: null,
	projectDelivery: '',
	projectFeature: [],
};

type HideableField<F> =
	F extends Field<infer Row, infer Value, infer Column>
		? Field<Row & { details: DetailSettings }, Value, Column>
		: never;

/** Makes detail fields read as empty if the owner has switched them off. */
export const hideWhenDisabled = <
	M extends Readonly<Partial<Record<DetailField, Field<never, unknown>>>>,
>(
	fields: M,
) =>
	Object.fromEntries(
		detailNames.flatMap((name) => {
			const key = detailFields[name];
			const field = fields[key];
			if (!field) return [];
			const read = (row: { details: DetailSettings }) =>
				row.details[name] === 'off' ? emptyDetails[key] : field.read(row as never);
			return [[key, { ...field, read }]];
		}),
	) as { readonly [Key in keyof M]: HideableField<M[Key]> };

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
	outcome: virtualField<'outcome', ProjectOutcome | null>('outcome'),
} satisfies FieldMapFor<Project, typeof schema>;

export const managedProjectFields = {
	...projectFields,
	...stateFields,
} satisfies FieldMapFor<Required<ManagedProject>, typeof schema>;

const outcomeFields = {
	value: textField('value'),
	label: textField('label'),
} satisfies FieldMapFor<ProjectOutcome, typeof outcomeSchema>;

const galleryPicture = pictureFields({ file: 'image', url: 'imageUrl', alt: 'alt' }).picture;
const galleryPictureFields = {
	picture: computedField({ picture: galleryPicture, alt: textField('alt') }, (from) =>
		from.picture && from.alt ? { ...from.picture, alt: from.alt } : from.picture,
	),
	alt: textField('alt'),
	caption: textField('caption'),
} satisfies FieldMapFor<Record<keyof GalleryPicture, unknown>, typeof pictureSchema>;

/** Fields that lists of projects leave out. */
export const caseFields = {
	story: textField('story'),
	html: virtualField<'html', string>('html'),
	client: textField('client'),
	year: nullableNumberField('year'),
	role: textField('role'),
	outcomes: componentListField('outcomes', outcomeFields),
	/** Without pictures whose file is missing. */
	gallery: computedField(
		{ pictures: componentListField('gallery', galleryPictureFields) },
		({ pictures }) =>
			pictures.flatMap((one): GalleryPicture[] =>
				one.picture ? [{ ...one, picture: one.picture }] : [],
			),
	),
	testimonial: relationField('testimonial', {
		_id: reviewFields._id,
		reviewText: reviewFields.reviewText,
		UserName: reviewFields.UserName,
		userImg: reviewFields.userImg,
	} satisfies FieldMapFor<Testimonial, typeof reviewSchema>),
} satisfies FieldMapFor<Omit<WholeProject, keyof Project>, typeof schema>;

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
export const presentAddress = createPresenter(
	addressFields satisfies FieldMapFor<PageAddress, typeof schema>,
);
export const presentNeighbour = createPresenter(neighbourFields);
