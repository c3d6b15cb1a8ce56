import { Box, chakra } from '@chakra-ui/react';
import { colourPalettes, paletteNames, themesOf } from '@sumu/contract/brand';
import type { Path } from 'react-hook-form';
import type { DraftControl, SettingsDraft } from '../settings-draft';

const Swatch = chakra('label', {
	base: {
		display: 'block',
		minHeight: 'compact',
		padding: '2',
		textStyle: 'small',
		bg: 'raised',
		borderWidth: '1px',
		borderColor: 'control',
		borderRadius: 'control',
		cursor: 'pointer',
		_hover: { borderColor: 'ink' },
		'&:has(:checked)': { borderColor: 'ink', boxShadow: 'inset 0 0 0 1px {colors.ink}' },
		'&:has(:focus-visible)': { outline: '3px solid {colors.ink}', outlineOffset: '2px' },
	},
});

const paletteSwatches = paletteNames.map((name) => {
	const { light, dark } = themesOf({ palette: name, accent: null });
	const swatchColours = [light.canvas, light.accent, light.green, dark.accent, dark.canvas];
	return { name, label: colourPalettes[name].name, shown: swatchColours };
});

/**
 * Choice of palettes, each with five colours: canvas, accent and green of the light theme, accent and canvas
 * of the dark one.
 */
export function PaletteField({
	form,
	name,
	label,
}: {
	form: DraftControl;
	name: Path<SettingsDraft>;
	label: string;
}) {
	return (
		<Box as="fieldset">
			<Box as="legend" textStyle="label" marginBottom="2">
				{label}
			</Box>
			<Box display="grid" gap="2" gridTemplateColumns="repeat(auto-fill, minmax(120px, 1fr))">
				{paletteSwatches.map((swatch) => (
					<Swatch key={swatch.name}>
						<Box asChild srOnly>
							<input type="radio" value={swatch.name} {...form.register(name)} />
						</Box>
						<Box as="span" aria-hidden display="flex" height="28px" marginBottom="1">
							{swatch.shown.map((colour, index) => (
								// biome-ignore lint/suspicious/noArrayIndexKey: always the same five
								<Box as="span" key={index} flexGrow="1" style={{ background: colour }} />
							))}
						</Box>
						{swatch.label}
					</Swatch>
				))}
			</Box>
		</Box>
	);
}
