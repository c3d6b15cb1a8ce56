import type {
	GalleryPicture,
	Project,
	ProjectOutcome,
	Testimonial,
	WholeProject,
} from '@sumu/contract';
import type outcomeSchema from '../../components/project/outcome.json';
import type pictureSchema from '../../components/project/picture.json';
import {
	componentListField,
	computedField,
	type FieldMapFor,
	nullableNumberField,
	relationField,
	textField,
	virtualField,
} from '../../platform/fields';
import { pictureFields } from '../../platform/media/picture-fields';
import type reviewSchema from '../review/content-types/review/schema.json';
import { reviewFields } from '../review/presenter';
import type schema from './content-types/project/schema.json';

const outcomeFields = {
	value: textField('value'),
	label: textField('label'),
} satisfies FieldMapFor<ProjectOutcome, typeof outcomeSchema>;

const { picture } = pictureFields({ file: 'image', url: 'imageUrl', alt: 'alt' });
const galleryPictureFields = {
	picture: computedField({ picture, alt: textField('alt') }, (from) =>
		from.picture && from.alt ? { ...from.picture, alt: from.alt } : from.picture,
	),
	alt: textField('alt'),
	caption: textField('caption'),
} satisfies FieldMapFor<Record<keyof GalleryPicture, unknown>, typeof pictureSchema>;

const { _id, reviewText, UserName, userImg } = reviewFields;

/** Fields that lists of projects leave out. */
export const caseFields = {
	story: textField('story'),
	/** Added by `told`. */
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
		_id,
		reviewText,
		UserName,
		userImg,
	} satisfies FieldMapFor<Testimonial, typeof reviewSchema>),
} satisfies FieldMapFor<Omit<WholeProject, keyof Project>, typeof schema>;
