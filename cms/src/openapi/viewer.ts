import { createReadStream } from 'node:fs';
import { dirname, join } from 'node:path';

const swaggerUiFolder = dirname(require.resolve('swagger-ui-dist/package.json'));

/** The page loads its scripts as files, so that the Content-Security-Policy stays strict. */
export const viewerPage = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>API</title>
<link rel="stylesheet" href="/api/docs/swagger-ui.css">
</head>
<body>
<div id="viewer"></div>
<script src="/api/docs/swagger-ui-bundle.js"></script>
<script src="/api/docs/viewer.js"></script>
</body>
</html>
`;

export const viewerScript = `SwaggerUIBundle({
	url: '/api/docs/openapi.json',
	dom_id: '#viewer',
	deepLinking: true,
	docExpansion: 'list',
	defaultModelsExpandDepth: -1,
	validatorUrl: null,
});
`;

const viewerContentTypes = new Map([
	['swagger-ui.css', 'text/css'],
	['swagger-ui-bundle.js', 'text/javascript'],
]);

/** Returns one of Swagger UI's own files; undefined for any other name. */
export function viewerFile(name: string) {
	const type = viewerContentTypes.get(name);
	return type ? { type, stream: createReadStream(join(swaggerUiFolder, name)) } : undefined;
}
