import { Box } from '@chakra-ui/react';
import { type DialName, dialRanges } from '@sumu/contract/weave';
import { useId } from 'react';

export type TurnedDial = Exclude<DialName, 'seed'>;

const dialTexts: Readonly<Record<TurnedDial, { label: string; steps: readonly string[] }>> = {
	motif: { label: 'Motifs', steps: ['Tiny', 'Small', 'Medium', 'Large', 'Huge'] },
	richness: { label: 'Richness', steps: ['Sparse', 'Light', 'Even', 'Rich', 'Dense'] },
	border: { label: 'Borders', steps: ['None', 'Fine', 'Narrow', 'Medium', 'Wide', 'Broad'] },
};

/** Slider that shows its position as a word. */
export function Dial({
	name,
	value,
	onTurn,
}: {
	name: TurnedDial;
	value: number;
	onTurn: (value: number) => void;
}) {
	const inputId = useId();
	const { min, max } = dialRanges[name];
	const { label, steps } = dialTexts[name];
	const stepLabel = steps[value - min] ?? String(value);
	return (
		<Box>
			<Box display="flex" justifyContent="space-between" gap="4">
				<Box asChild textStyle="label">
					<label htmlFor={inputId}>{label}</label>
				</Box>
				<Box as="span" aria-hidden textStyle="small" color="muted">
					{stepLabel}
				</Box>
			</Box>
			<Box
				asChild
				display="block"
				width="full"
				height="compact"
				accentColor="{colors.accent}"
				cursor="pointer"
			>
				<input
					id={inputId}
					type="range"
					min={min}
					max={max}
					step={1}
					value={value}
					aria-valuetext={stepLabel}
					onChange={(event) => onTurn(event.target.valueAsNumber)}
				/>
			</Box>
		</Box>
	);
}
