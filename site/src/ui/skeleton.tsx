import { Box, type BoxProps } from '@chakra-ui/react';

/** Loading placeholder; rows light up one after another. */
export function Skeleton({ row = 0, ...props }: BoxProps & { row?: number }) {
	return (
		<Box
			bg="thread"
			animation="lit 1.2s ease-in-out infinite"
			style={{ animationDelay: `${row * 90}ms` }}
			{...props}
		/>
	);
}
