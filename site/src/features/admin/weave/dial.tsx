import { Box } from '@chakra-ui/react';
import { type DialName, dials } from '@sumu/contract/weave';
import { useId } from 'react';

export type TurnedDial = Exclude<DialName, 'seed'>;

const said: Readonly<Record<TurnedDial, { label: string; steps: readonly string[] }>> = {
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
	const id = useId();
	const { min, max } = dials[name];
	const { label, steps } = said[name];
	const step = steps[value - min] ?? String(value);
	return (
		<Box>
			<Box display="flex" justifyContent="space-between" gap="4">
				<Box asChild textStyle="label">
					<label htmlFor={id}>{label}</label>
				</Box>
				<Box as="span" aria-hidden textStyle="small" color="muted">
					{step}
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
					id={id}
					type="range"
					min={min}
					max={max}
					step={1}
					value={value}
					aria-valuetext={step}
					onChange={(event) => onTurn(event.target.valueAsNumber)}
				/>
			</Box>
		</Box>
	);
}
