// By their names: a script that is started by tsx finds no others in a package of CommonJS.
export { origins, reachable } from './origins';
export { EnvError, readEnv, type VariableName } from './read-env';
export { variables } from './variables';
