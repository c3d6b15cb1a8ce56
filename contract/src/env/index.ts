// Lists every name: a script run by tsx does not find star exports of a CommonJS package.
export { origins, reachable } from './origins';
export { EnvError, readEnv, type VariableName } from './read-env';
export { variables } from './variables';
