import { Box, Typography } from '@strapi/design-system';
import { groupId } from './groups';
import { useNamed } from './named';

interface Heading {
	label: string;
	hint?: string;
}

/** Field without a value: the heading of the fields below it. */
export function Heading({ label, hint }: Heading) {
	const id = groupId(label);
	const heading = useNamed(id);
	return (
		<Box paddingBottom={2}>
			<Typography
				ref={heading}
				id={id}
				tabIndex={-1}
				tag="h2"
				variant="beta"
				style={{ scrollMarginTop: '9rem' }}
			>
				{label}
			</Typography>
			<Typography tag="p" textColor="neutral600">
				{hint}
			</Typography>
		</Box>
	);
}
