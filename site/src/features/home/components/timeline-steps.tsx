import { Box, chakra } from '@chakra-ui/react';
import type { SiteSetting } from '@sumu/contract';

const ruleColour = 'color-mix(in srgb, {colors.greenMuted} 36%, transparent)';

const Step = chakra('div', {
	base: {
		display: 'grid',
		gridTemplateColumns: '72px minmax(0, 1fr)',
		alignItems: 'center',
		minHeight: '48px',
		paddingBlock: '3',
		borderBottomWidth: '1px',
		borderColor: ruleColour,
		textStyle: 'small',
	},
});

/** Learning steps by year. */
export function Steps({ steps }: Pick<SiteSetting['development'], 'steps'>) {
	if (steps.length === 0) return null;
	return (
		<Box as="dl" marginTop="12" borderTopWidth="1px" borderColor={ruleColour}>
			{steps.map(({ year, text }) => (
				<Step key={`${year} ${text}`}>
					<Box as="dt" color="gold" fontVariantNumeric="tabular-nums" fontWeight="strong">
						{year}
					</Box>
					<dd>{text}</dd>
				</Step>
			))}
		</Box>
	);
}
