/**
 * What the websocket is made of, as a chunk of its own. Named one by one: of a package that is imported whole at run
 * time nothing can be left out, and this one brings a server along.
 */
export { GraphQLWsLink } from '@apollo/client/link/subscriptions';
export { createClient } from 'graphql-ws';
