import { Box, Field, Flex, Typography } from '@strapi/design-system';
import { useField } from '@strapi/strapi/admin';
import { shortDate } from '../dates';

interface Answer {
	text: string;
	date: string;
	mailed: boolean;
}

const isAnswer = (value: unknown): value is Answer =>
	typeof value === 'object' && value !== null && 'text' in value && 'date' in value;

/** Past replies to a message, with their dates. */
export function Answers({ name, label }: { name: string; label: string }) {
	const { value } = useField<unknown>(name);
	const answers = Array.isArray(value) ? value.filter(isAnswer) : [];
	if (answers.length === 0) return null;
	return (
		<Field.Root name={name}>
			<Field.Label>{label}</Field.Label>
			<Flex tag="ol" direction="column" alignItems="stretch" gap={3}>
				{answers.map(({ text, date, mailed }) => (
					<Box key={date} tag="li" padding={4} background="neutral100" hasRadius>
						<Typography tag="p" variant="pi" textColor="neutral600">
							{shortDate(date)}
							{mailed ? ', by mail' : ', from your own mail program'}
						</Typography>
						<Typography tag="p" style={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
							{text}
						</Typography>
					</Box>
				))}
			</Flex>
		</Field.Root>
	);
}
