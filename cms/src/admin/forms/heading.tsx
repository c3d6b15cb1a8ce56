import { Box, Typography } from '@strapi/design-system';

interface Heading {
	label: string;
	hint?: string;
}

/** Field without a value: the heading of the fields below it. */
export const Heading = ({ label, hint }: Heading) => (
	<Box paddingBottom={2}>
		<Typography tag="h2" variant="beta">
			{label}
		</Typography>
		<Typography tag="p" textColor="neutral600">
			{hint}
		</Typography>
	</Box>
);
