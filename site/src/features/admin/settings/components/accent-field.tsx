import { Box } from '@chakra-ui/react';
import { colourPattern } from '@sumu/contract';
import { contrast, type Theme, themesOf } from '@sumu/contract/brand';
import { useDeferredValue, useMemo } from 'react';
import {
	type FieldError,
	get,
	type Path,
	useController,
	useFormState,
	useWatch,
} from 'react-hook-form';
import { Field, Input } from '../../../../ui/field';
import { TextButton } from '../../../../ui/text-link';
import type { Draft, DraftControl } from '../draft';

const themeNames: Record<Theme, string> = { light: 'Light theme', dark: 'Dark theme' };

/** Sample of the accent in one theme: a button, and the contrast of its text. */
function Sample({
	theme,
	chosen,
	colours: { canvas, ink, accent, onAccent },
}: {
	theme: Theme;
	chosen: string | null;
	colours: Record<'canvas' | 'ink' | 'accent' | 'onAccent', string>;
}) {
	const ratio = contrast(onAccent, accent).toFixed(1);
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
			<Box textStyle="small">Words on it: {ratio} to 1</Box>
			{isMoved && <Box textStyle="small">Shown as {accent}, so that it can be read</Box>}
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
	name: Path<Draft>;
	label: string;
	help: string;
	palette: 'brand.palette';
}) {
	const { field } = useController({ control: form, name });
	const { errors } = useFormState({ control: form, name, exact: true });
	const error: FieldError | undefined = get(errors, name);
	const palette = useDeferredValue(useWatch({ control: form, name: paletteName }));
	const typed = typeof field.value === 'string' ? field.value : '';
	const accent = useDeferredValue(colourPattern.test(typed) ? typed : null);
	const themes = useMemo(() => themesOf({ palette, accent }), [palette, accent]);
	const change = (text: string) => field.onChange(text.trim() || null);
	return (
		<Field label={`${label} (${help})`} error={error?.message}>
			{(ties) => (
				<>
					<Box display="flex" flexWrap="wrap" alignItems="center" gap="3">
						<Box asChild flex="none" width="control" height="control" cursor="pointer">
							<input
								type="color"
								aria-label="Pick the accent"
								value={accent ?? themes.light.accent}
								onChange={(event) => change(event.target.value)}
							/>
						</Box>
						<Input
							{...ties}
							ref={field.ref}
							name={field.name}
							value={typed}
							placeholder={themes.light.accent}
							maxWidth="160px"
							spellCheck={false}
							autoComplete="off"
							onBlur={field.onBlur}
							onChange={(event) => change(event.target.value)}
						/>
						{typed && <TextButton onClick={() => change('')}>Use the palette’s</TextButton>}
					</Box>
					<Box role="group" aria-label="How it looks" display="flex" flexWrap="wrap" gap="3">
						{(['light', 'dark'] as const).map((theme) => (
							<Sample key={theme} theme={theme} chosen={accent} colours={themes[theme]} />
						))}
					</Box>
				</>
			)}
		</Field>
	);
}
