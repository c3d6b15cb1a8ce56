import { Box, chakra } from '@chakra-ui/react';
import { colourPalettes, paletteNames } from '@sumu/contract/brand';
import { type YarnColours, type YarnName, yarnNames } from '@sumu/contract/weave';
import { yarnsOf } from './pattern';

const yarnLabels: Readonly<Record<YarnName, string>> = {
	ground: 'Ground',
	edge: 'Bands',
	bead: 'Beads',
	line: 'Lines',
	middle: 'Lights',
};

const Skein = chakra('button', {
	base: {
		display: 'block',
		minHeight: 'compact',
		padding: '2',
		textStyle: 'small',
		textAlign: 'start',
		bg: 'raised',
		borderWidth: '1px',
		borderColor: 'control',
		borderRadius: 'control',
		cursor: 'pointer',
		_hover: { borderColor: 'ink' },
		'&[aria-pressed=true]': { borderColor: 'ink', boxShadow: 'inset 0 0 0 1px {colors.ink}' },
	},
});

const paletteYarns = paletteNames.map((name) => ({
	name,
	label: colourPalettes[name].name,
	yarns: yarnsOf(name),
}));

const isSame = (one: YarnColours, other: YarnColours) =>
	yarnNames.every((name) => one[name] === other[name]);

/** Five yarn colours, taken from a palette or chosen individually. */
export function YarnField({
	yarns,
	onDye,
}: {
	yarns: YarnColours;
	onDye: (yarns: YarnColours) => void;
}) {
	return (
		<Box as="fieldset">
			<Box as="legend" textStyle="label" marginBottom="2">
				Colours
			</Box>
			<Box display="grid" gap="2" gridTemplateColumns="repeat(auto-fill, minmax(104px, 1fr))">
				{paletteYarns.map((skein) => (
					<Skein
						key={skein.name}
						type="button"
						aria-pressed={isSame(skein.yarns, yarns)}
						onClick={() => onDye(skein.yarns)}
					>
						<Box as="span" aria-hidden display="flex" height="20px" marginBottom="1">
							{yarnNames.map((name) => (
								<Box
									as="span"
									key={name}
									flexGrow={name === 'ground' ? '2' : '1'}
									style={{ background: skein.yarns[name] }}
								/>
							))}
						</Box>
						{skein.label}
					</Skein>
				))}
			</Box>
			<Box display="grid" gap="3" gridTemplateColumns="repeat(5, minmax(0, 1fr))" marginTop="4">
				{yarnNames.map((name) => (
					<Box asChild key={name} textStyle="small" cursor="pointer">
						<label>
							<Box asChild display="block" width="full" height="control" cursor="pointer">
								<input
									type="color"
									value={yarns[name]}
									onChange={(event) => onDye({ ...yarns, [name]: event.target.value })}
								/>
							</Box>
							{yarnLabels[name]}
						</label>
					</Box>
				))}
			</Box>
		</Box>
	);
}
