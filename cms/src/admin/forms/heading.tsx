import { Box, Typography } from '@strapi/design-system';

interface Heading {
	label: string;
	hint?: string;
}

/** A field that holds nothing: it names the fields below it. */
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
