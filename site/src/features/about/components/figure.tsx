import { Box, chakra } from '@chakra-ui/react';

const Value = chakra('dd', {
	base: {
		fontFamily: 'figure',
		fontWeight: 'display',
		fontSize: 'clamp(4.5rem, 2.2rem + 8.7vw, 10rem)',
		lineHeight: 'hero',
		letterSpacing: 'display',
	},
});

/** Large number with a label below it. */
export function Figure({ value, label }: { value: string; label: string }) {
	return (
		<Box display="flex" flexDirection="column-reverse" justifyContent="flex-end">
			<Box as="dt" textStyle="small" marginTop="4">
				{label}
			</Box>
			<Value>{value}</Value>
		</Box>
	);
}
