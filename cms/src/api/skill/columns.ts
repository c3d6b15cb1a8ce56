import type { SaveFields, SkillUpdateBody } from '@sumu/contract';
import { toColumns } from '../../platform/fields';
import { pictureColumns } from '../../platform/media/picture-columns';
import type schema from './content-types/skill/schema.json';

/** Maps a skill's body to its columns. */
export const toSkillColumns = async ({ img, ...texts }: Omit<SkillUpdateBody, keyof SaveFields>) =>
	toColumns<typeof schema>()({
		...texts,
		...(await pictureColumns(img, 'img', { file: 'img', url: 'imageUrl' })),
	});
