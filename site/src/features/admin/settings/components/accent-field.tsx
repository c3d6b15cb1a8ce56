import { Box } from '@chakra-ui/react';
import { colourPattern } from '@sumu/contract';
import { contrastRatio, type ThemeName, themesOf } from '@sumu/contract/brand';
import { useDeferredValue, useMemo } from 'react';
import {
	type FieldError,
	get,
	type Path,
	useController,
	useFormState,
	useWatch,
} from 'react-hook-form';
import { Input } from '../../../../ui/field';
import { TextButton } from '../../../../ui/text-link';
import { HelpedField } from '../../ui/helped-field';
import type { DraftControl, SettingsDraft } from '../settings-draft';

const themeNames: Record<ThemeName, string> = { light: 'Light theme', dark: 'Dark theme' };

/** Sample of the accent in one theme: a button, and the contrast of its text. */
function Sample({
	theme,
	chosen,
	colours: { canvas, ink, accent, onAccent },
}: {
	theme: ThemeName;
	chosen: string | null;
	colours: Record<'canvas' | 'ink' | 'accent' | 'onAccent', string>;
}) {
	const textContrast = contrastRatio(onAccent, accent).toFixed(1);
	const isMoved = chosen !== null && chosen.toLowerCase() !== accent;
	return (
		<Box
			flex="1 1 200px"
			padding="3"
			borderRadius="control"
			style={{ background: canvas, color: ink }}
		>
			<Box textStyle="small">{themeNames[theme]}</Box>
			<Box
				aria-hidden
				display="inline-block"
				marginBlock="2"
				paddingBlock="2"
				paddingInline="4"
				borderRadius="control"
				textStyle="ui"
				style={{ background: accent, color: onAccent }}
			>
				Button
			</Box>
			<Box textStyle="small">Text contrast: {textContrast} to 1</Box>
			{isMoved && <Box textStyle="small">Shown as {accent} to keep it readable</Box>}
		</Box>
	);
}

/** Accent colour, previewed in both themes before it is saved; empty for the accent of the palette. */
export function AccentField({
	form,
	name,
	label,
	help,
	palette: paletteName,
}: {
	form: DraftControl;
	name: Path<SettingsDraft>;
	label: string;
	help?: string | undefined;
	palette: 'brand.palette';
}) {
	const { field } = useController({ control: form, name });
	const { errors } = useFormState({ control: form, name, exact: true });
	const error: FieldError | undefined = get(errors, name);
	const currentPalette = useDeferredValue(useWatch({ control: form, name: paletteName }));
	const typedColour = typeof field.value === 'string' ? field.value : '';
	const deferredAccent = useDeferredValue(colourPattern.test(typedColour) ? typedColour : null);
	const themeColours = useMemo(
		() => themesOf({ palette: currentPalette, accent: deferredAccent }),
		[currentPalette, deferredAccent],
	);
	const setAccent = (text: string) => field.onChange(text.trim() || null);
	return (
		<HelpedField label={label} help={help} error={error?.message}>
			{(ties) => (
				<>
					<Box display="flex" flexWrap="wrap" alignItems="center" gap="3">
						<Box asChild flex="none" width="control" height="control" cursor="pointer">
							<input
								type="color"
								aria-label="Pick an accent colour"
								value={deferredAccent ?? themeColours.light.accent}
								onChange={(event) => setAccent(event.target.value)}
							/>
						</Box>
						<Input
							{...ties}
							ref={field.ref}
							name={field.name}
							value={typedColour}
							placeholder={themeColours.light.accent}
							maxWidth="160px"
							spellCheck={false}
							autoComplete="off"
							onBlur={field.onBlur}
							onChange={(event) => setAccent(event.target.value)}
						/>
						{typedColour && (
							<TextButton onClick={() => setAccent('')}>Use the palette’s accent</TextButton>
						)}
					</Box>
					<Box role="group" aria-label="Preview" display="flex" flexWrap="wrap" gap="3">
						{(['light', 'dark'] as const).map((theme) => (
							<Sample
								key={theme}
								theme={theme}
								chosen={deferredAccent}
								colours={themeColours[theme]}
							/>
						))}
					</Box>
				</>
			)}
		</HelpedField>
	);
}
