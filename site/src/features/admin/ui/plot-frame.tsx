import { Box, useChakraContext } from '@chakra-ui/react';
import type { ReactElement } from 'react';
import { ResponsiveContainer } from 'recharts';

/** Returns styles of plots in the colours of the theme: props of the grid, the axes and the tooltip. */
export function usePlotStyles() {
	const { token } = useChakraContext();
	const lineColour = token.var('colors.hairline');
	const axis = { tick: { fill: token.var('colors.muted'), fontSize: 13 }, tickLine: false };
	return {
		grid: { vertical: false, stroke: lineColour },
		xAxis: { ...axis, axisLine: { stroke: lineColour } },
		yAxis: { ...axis, axisLine: false, allowDecimals: false },
		tooltip: {
			contentStyle: {
				background: token.var('colors.raised'),
				border: `1px solid ${lineColour}`,
				color: token.var('colors.ink'),
			},
		},
	};
}

/** Area of a plot. A table next to it has the same figures, so it needs no keyboard access. */
export const PlotFrame = ({ children }: { children: ReactElement }) => (
	<Box
		height="300px"
		aria-hidden
		textStyle="label"
		css={{ '& *:focus': { outline: 'none' }, '& text': { font: 'inherit' } }}
	>
		<ResponsiveContainer width="100%" height="100%">
			{children}
		</ResponsiveContainer>
	</Box>
);
