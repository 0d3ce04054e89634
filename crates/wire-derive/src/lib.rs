//! The derive macro `Read` of `rosespring-wire`.
//!
//! It reads the attributes of serde that the type has for its other forms: `tag`, `rename_all`,
//! `rename`, `default`, `try_from`. So a type is declared once for JSON, the schema and TypeScript.
//! Fields that the type does not have are always refused.
//!
//! Its own attributes:
//!
//! - `#[read(check = "function")]` on a type: a function `(&Self, Path, &mut Faults)` that names
//!   the faults of fields together.
//! - `#[read(with = "function")]` on a field: a function `(&Value, Path, &mut Faults) ->
//!   Option<T>` that reads it.

mod attributes;

use proc_macro2::TokenStream;
use quote::quote;
use syn::{Data, DeriveInput, Field, Fields, Ident, Variant, parse_macro_input};

use attributes::{FieldAttributes, TypeAttributes, variant_name};

/// Derives `rosespring_wire::json::Read`.
#[proc_macro_derive(Read, attributes(read, serde))]
pub fn derive_read(input: proc_macro::TokenStream) -> proc_macro::TokenStream {
    let input = parse_macro_input!(input as DeriveInput);
    let read = implement(&input);
    read.unwrap_or_else(|error| error.to_compile_error()).into()
}

fn implement(input: &DeriveInput) -> syn::Result<TokenStream> {
    let attributes = TypeAttributes::new(&input.attrs)?;
    let body = match (&input.data, &attributes.try_from, &attributes.tag) {
        (_, Some(from), _) => quote!(json::read_into::<#from, Self>(value, at, faults)),
        (Data::Struct(data), _, tag) => read_struct(&data.fields, tag.as_deref())?,
        (Data::Enum(data), _, Some(tag)) => {
            let variants = data.variants.iter().collect::<Vec<_>>();
            read_tagged(tag, &variants, &attributes)?
        }
        (Data::Enum(data), _, None) => {
            let variants = data.variants.iter().collect::<Vec<_>>();
            read_name(&variants, &attributes)?
        }
        (Data::Union(_), ..) => return Err(refused(&input.ident, "a union has no JSON")),
    };
    let check = attributes.check.map(|check| {
        quote! {
            if let Some(read) = &read {
                #check(read, at, faults);
            }
        }
    });
    let name = &input.ident;
    Ok(quote! {
        const _: () = {
            use ::rosespring_wire::json;

            impl json::Read for #name {
                fn read(
                    value: &json::Value,
                    at: json::Path<'_>,
                    faults: &mut json::Faults,
                ) -> ::core::option::Option<Self> {
                    let read = (|| { #body })();
                    #check
                    read
                }
            }
        };
    })
}

/// Returns the code for a struct. The caller of the code has looked at its tag.
fn read_struct(fields: &Fields, tag: Option<&str>) -> syn::Result<TokenStream> {
    let (read, built) = read_fields(fields, tag.as_slice())?;
    Ok(quote! {
        let fields = json::Fields::new(value, at, faults)?;
        #read
        Some(Self #built)
    })
}

/// Returns the code for an enum whose variant is named by a field.
fn read_tagged(
    tag: &str,
    variants: &[&Variant],
    attributes: &TypeAttributes,
) -> syn::Result<TokenStream> {
    let names = names(variants, attributes)?;
    let mut arms = Vec::new();
    for (variant, name) in variants.iter().zip(&names) {
        let ident = &variant.ident;
        let (read, built) = read_fields(&variant.fields, &[tag])?;
        arms.push(quote! {
            Some(#name) => {
                #read
                Some(Self::#ident #built)
            }
        });
    }
    Ok(quote! {
        let fields = json::Fields::new(value, at, faults)?;
        match fields.name(#tag, &[#(#names),*], faults) {
            #(#arms)*
            _ => None,
        }
    })
}

/// Returns the code for an enum that is a name.
fn read_name(variants: &[&Variant], attributes: &TypeAttributes) -> syn::Result<TokenStream> {
    let names = names(variants, attributes)?;
    let idents = variants.iter().map(|variant| match variant.fields {
        Fields::Unit => Ok(&variant.ident),
        _ => Err(refused(&variant.ident, "a variant with fields needs a tag")),
    });
    let idents = idents.collect::<syn::Result<Vec<&Ident>>>()?;
    Ok(quote! {
        match json::name(value, &[#(#names),*], at, faults) {
            #(Some(#names) => Some(Self::#idents),)*
            _ => None,
        }
    })
}

fn names(variants: &[&Variant], attributes: &TypeAttributes) -> syn::Result<Vec<String>> {
    let names = variants
        .iter()
        .map(|variant| variant_name(variant, attributes.rename_all.as_deref()));
    names.collect()
}

/// Returns the code that reads fields, and the code that builds the value of them.
fn read_fields(fields: &Fields, known: &[&str]) -> syn::Result<(TokenStream, TokenStream)> {
    let fields: Vec<&Field> = match fields {
        Fields::Named(fields) => fields.named.iter().collect(),
        Fields::Unit => Vec::new(),
        Fields::Unnamed(fields) => return Err(refused(fields, "fields without names")),
    };
    let mut known: Vec<String> = known.iter().map(|&name| name.to_owned()).collect();
    let mut reads = Vec::new();
    let mut idents = Vec::new();
    for field in fields {
        let ident = field.ident.as_ref().expect("the fields are named");
        let attributes = FieldAttributes::new(field)?;
        let name = attributes.name;
        let with = match attributes.with {
            Some(with) => quote!(#with),
            None => quote!(json::Read::read),
        };
        let absent = match attributes.default {
            Some(default) => quote!(|| Some(#default())),
            None => quote!(json::Read::absent),
        };
        reads.push(quote!(let #ident = fields.field(#name, #with, #absent, faults);));
        idents.push(ident);
        known.push(name);
    }
    let read = quote! {
        fields.only(&[#(#known),*], faults);
        #(#reads)*
    };
    let built = match idents.is_empty() {
        true => quote!(),
        false => quote!({ #(#idents: #idents?),* }),
    };
    Ok((read, built))
}

fn refused(at: impl quote::ToTokens, why: &str) -> syn::Error {
    syn::Error::new_spanned(at, why)
}
