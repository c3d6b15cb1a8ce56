import * as z from 'zod/mini';
import { type PaletteName, paletteNames } from '../../brand/choices';
import * as messages from '../../messages';
import { pictureAddress } from '../fields';
import { pictureSchema } from '../picture';
import type {
	ChoiceSetting,
	ColourSetting,
	FieldTexts,
	NumberSetting,
	PictureSetting,
	SwitchSetting,
} from './fields';

/** `#rrggbb`. */
export const colourPattern = /^#[0-9a-fA-F]{6}$/;

/** A whole number. */
export const defineNumber = ({
	min,
	max,
	initial = 0,
	...texts
}: FieldTexts & { min: number; max: number } & Partial<
		Pick<NumberSetting, 'initial'>
	>): NumberSetting => {
	const message = messages.numberBetween(min, max);
	return {
		...texts,
		kind: 'number',
		response: z.int(),
		form: z.int(message).check(z.minimum(min, message), z.maximum(max, message)),
		initial,
	};
};

export const defineSwitch = (
	options: Pick<SwitchSetting, 'label' | 'help' | 'initial'>,
): SwitchSetting => ({ ...options, kind: 'tick', response: z.boolean(), form: z.boolean() });

/** A picture of the media library, or none. */
export const definePicture = (
	options: FieldTexts & Pick<PictureSetting, 'cropHint' | 'alt'>,
): PictureSetting => ({
	...options,
	kind: 'picture',
	response: z.nullable(pictureSchema),
	form: z.nullable(pictureAddress(messages.selectPhotos)),
	initial: null,
});

export const defineColour = (
	options: FieldTexts & Pick<ColourSetting, 'palette'>,
): ColourSetting => {
	const schema = z.nullable(z.string().check(z.regex(colourPattern, messages.invalidColour)));
	return {
		...options,
		kind: 'colour',
		response: schema,
		form: schema,
		initial: null,
		isOptional: true,
	};
};

/** One of several options; the first one on a new site, unless another is named. */
export const defineChoice = <const Option extends string>({
	options,
	initial,
	...rest
}: FieldTexts &
	Pick<ChoiceSetting<Option>, 'options' | 'optionLabels' | 'fallback'> & {
		initial?: NoInfer<Option>;
	}): ChoiceSetting<Option> => {
	const schema = z.enum(options) as unknown as z.ZodMiniType<Option, Option>;
	const [first] = options as readonly [Option];
	return {
		...rest,
		kind: 'choice',
		options,
		response: schema,
		form: schema,
		initial: initial ?? first,
	};
};

export const definePalette = (texts: FieldTexts): ChoiceSetting<PaletteName> => ({
	...defineChoice({ ...texts, options: paletteNames, fallback: paletteNames[0] }),
	kind: 'palette',
});
