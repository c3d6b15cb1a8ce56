import { Box, Button, Field, Flex } from '@strapi/design-system';
import { Eye } from '@strapi/icons';
import { useField } from '@strapi/strapi/admin';
import { lazy, Suspense, useEffect, useState } from 'react';

const Article = lazy(() => import('./article'));

/** Debounce in milliseconds after the last key. */
const PREVIEW_DEBOUNCE_MS = 400;

function useDebouncedText(text: string): string {
	const [debouncedText, setDebouncedText] = useState(text);
	useEffect(() => {
		const timer = setTimeout(() => setDebouncedText(text), PREVIEW_DEBOUNCE_MS);
		return () => clearTimeout(timer);
	}, [text]);
	return debouncedText;
}

/** Preview below a Markdown field, updated as the owner types. */
export function ArticleField({ name }: { name: string }) {
	const { value } = useField<string | null>(name);
	const debouncedText = useDebouncedText(value ?? '');
	const [isOpen, setOpen] = useState(false);
	return (
		<Field.Root name={`${name}-article`}>
			<Flex justifyContent="flex-start">
				<Button
					variant="tertiary"
					startIcon={<Eye />}
					aria-expanded={isOpen}
					onClick={() => setOpen(!isOpen)}
				>
					{isOpen ? 'Hide preview' : 'Preview as on the site'}
				</Button>
			</Flex>
			{isOpen && (
				<Box
					tag="section"
					aria-label="The article"
					tabIndex={0}
					marginTop={4}
					maxHeight="80vh"
					overflow="auto"
					borderColor="neutral200"
					hasRadius
				>
					<Suspense>
						<Article text={debouncedText} />
					</Suspense>
				</Box>
			)}
		</Field.Root>
	);
}
