import * as z from 'zod/mini';
import type { EntryKind } from '../content-types';
import { percentageRange } from '../limits';
import * as messages from '../messages';
import { numberField, pictureAddress } from './fields';

/** Settings of the owner that require fields of entries. Details of projects have their own settings. */
export interface RequirementSettings {
	readonly requirePictures: boolean;
	readonly requirePercentage: boolean;
}

/** Picture of each content type, with its message in the specification's words. */
const pictureFields: Record<EntryKind, { readonly name: string; readonly message: string }> = {
	project: { name: 'image', message: messages.selectPhotos },
	blog: { name: 'img', message: messages.selectPhotos },
	service: { name: 'img', message: messages.enterBox },
	skill: { name: 'img', message: messages.skillPhoto },
	review: { name: 'image', message: messages.reviewerPhoto },
};

/** Returns the schemas of the fields that a published entry needs because of the owner's settings. */
function requiredShape(
	kind: EntryKind,
	{ requirePictures, requirePercentage }: RequirementSettings,
): Record<string, z.ZodMiniType> {
	const { name, message } = pictureFields[kind];
	return {
		...(requirePictures && { [name]: pictureAddress(message) }),
		...(requirePercentage &&
			kind === 'skill' && { percentage: numberField(messages.enterBox, percentageRange) }),
	};
}

/** Names of the fields that the owner's settings require. */
export const requiredFieldNames = (kind: EntryKind, settings: RequirementSettings) =>
	Object.keys(requiredShape(kind, settings));

/** Adds the fields that the owner requires to the form that adds an entry. */
export const withRequiredFields = <Form extends z.ZodMiniObject>(
	form: Form,
	kind: EntryKind,
	settings: RequirementSettings,
) => z.extend(form, requiredShape(kind, settings)) as unknown as Form;

/** Adds the fields that the owner requires to the form that updates an entry: missing ones keep their value. */
export const withRequiredUpdates = <Form extends z.ZodMiniObject>(
	form: Form,
	kind: EntryKind,
	settings: RequirementSettings,
) => z.extend(form, z.partial(z.object(requiredShape(kind, settings))).shape) as unknown as Form;

/**
 * Returns the problems that keep an entry from being published under the owner's settings. For `given`, checks only the
 * fields in it, because an update keeps the others.
 */
export function findRequirementProblems(
	kind: EntryKind,
	settings: RequirementSettings,
	sent: Readonly<Record<string, unknown>>,
	part: 'whole' | 'given' = 'whole',
) {
	const schema = z.object(requiredShape(kind, settings));
	const { error } = (part === 'given' ? z.partial(schema) : schema).safeParse(sent);
	return (error?.issues ?? []).map(({ path, message }) => ({ path: path.map(String), message }));
}
