import { Box } from '@chakra-ui/react';

/** HTML the CMS has sanitized, set for reading. */
export const PlainArticle = ({ html }: { html: string }) => (
	// biome-ignore lint/security/noDangerouslySetInnerHtml: the CMS sanitizes what it renders
	<Box textStyle="body" dangerouslySetInnerHTML={{ __html: html }} />
);
