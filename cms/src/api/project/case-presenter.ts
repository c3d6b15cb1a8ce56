import type { GalleryPicture, Outcome, Project, Testimonial, WholeProject } from '@sumu/contract';
import type outcomeSchema from '../../components/project/outcome.json';
import type pictureSchema from '../../components/project/picture.json';
import {
	components,
	computed,
	type Fields,
	joined,
	numberOrNull,
	relation,
	text,
} from '../../platform/fields';
import { pictureFields } from '../../platform/media/picture-fields';
import type reviewSchema from '../review/content-types/review/schema.json';
import { reviewFields } from '../review/presenter';
import type schema from './content-types/project/schema.json';

const outcome = {
	value: text('value'),
	label: text('label'),
} satisfies Fields<Outcome, typeof outcomeSchema>;

const { picture } = pictureFields({ file: 'image', url: 'imageUrl', alt: 'alt' });
const shown = {
	picture: computed({ picture, alt: text('alt') }, (from) =>
		from.picture && from.alt ? { ...from.picture, alt: from.alt } : from.picture,
	),
	alt: text('alt'),
	caption: text('caption'),
} satisfies Fields<Record<keyof GalleryPicture, unknown>, typeof pictureSchema>;

const { _id, reviewText, UserName, userImg } = reviewFields;

/** Fields that lists of projects leave out. */
export const caseFields = {
	story: text('story'),
	/** Added by `told`. */
	html: joined<'html', string>('html'),
	client: text('client'),
	year: numberOrNull('year'),
	role: text('role'),
	outcomes: components('outcomes', outcome),
	/** Without pictures whose file is missing. */
	gallery: computed({ pictures: components('gallery', shown) }, ({ pictures }) =>
		pictures.flatMap((one): GalleryPicture[] =>
			one.picture ? [{ ...one, picture: one.picture }] : [],
		),
	),
	testimonial: relation('testimonial', {
		_id,
		reviewText,
		UserName,
		userImg,
	} satisfies Fields<Testimonial, typeof reviewSchema>),
} satisfies Fields<Omit<WholeProject, keyof Project>, typeof schema>;
