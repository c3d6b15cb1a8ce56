import { Button, Flex, Link, Typography } from '@strapi/design-system';
import { useEffect } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { useReadMessagesMutation } from '../api';
import { entryPath } from '../content';
import type { Shown } from '../shown';

interface Named {
	_id: string;
	name: string;
}

const isNamed = (value: unknown): value is Named =>
	typeof value === 'object' && value !== null && '_id' in value && 'name' in value;

const Asked = ({ projects }: { projects: unknown }) => {
	const named = Array.isArray(projects) ? projects.filter(isNamed) : [];
	if (named.length === 0) return null;
	return (
		<Flex direction="column" alignItems="flex-start" gap={2}>
			<Typography variant="sigma">Projects asked about</Typography>
			{named.map(({ _id, name }) => (
				<Link key={_id} tag={RouterLink} to={entryPath('api::project.project', _id)}>
					{name}
				</Link>
			))}
		</Flex>
	);
};

/** Beside a message: what it is about, a reply, and that opening it marks it as read. */
const Beside = ({ document }: { document: Record<string, unknown> }) => {
	const [mark, { isLoading }] = useReadMessagesMutation();
	const id = String(document.documentId);
	useEffect(() => {
		mark({ ids: [id], read: true });
	}, [id, mark]);
	const subject = encodeURIComponent(`Re: ${document.subject}`);
	return (
		<Flex direction="column" alignItems="flex-start" gap={4} width="100%">
			<Link href={`mailto:${document.email}?subject=${subject}`}>Reply by mail</Link>
			<Asked projects={document.projects} />
			<Button
				variant="tertiary"
				loading={isLoading}
				onClick={() => mark({ ids: [id], read: false })}
			>
				Keep as unread
			</Button>
		</Flex>
	);
};

export const MessagePanel = ({ model, document }: Shown) =>
	model === 'api::message.message' && document
		? { title: 'Message', content: <Beside document={document} /> }
		: null;
