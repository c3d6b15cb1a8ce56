import { entryPath, nameOf } from '../content-manager';
import { shortDate } from '../dates';
import { Loaded, Row } from './widget-list';

/** Widget with the most recently changed entries. */
const Changes = () => (
	<Loaded empty="No changes yet.">
		{({ changes }) =>
			changes.map(({ uid, id, name, at }) => (
				<Row
					key={`${uid} ${id}`}
					to={entryPath(uid, id)}
					name={name || nameOf(uid)}
					note={`${nameOf(uid)}, ${shortDate(at)}`}
				/>
			))
		}
	</Loaded>
);

export default Changes;
